export const en = {
  heading: 'Films that wait for you to press play',
  lead: 'No film starts by itself. The text beside a film says what happens in it, second by second, and can be read in its place.',
  description:
    'Short films and webinars on real-time location in the warehouse: nothing is loaded before you press play, and a description replaces each film.',
  videos: 'Videos',
  webinars: 'Webinars',
  play: 'Play',
  transcript: 'What the film shows',
  fileAs: '{format}, {size}',
  download: 'Download',
  since: 'File of {date}',
  noVideos: 'Sorry, no videos found.',
  noVideosAdvice:
    'Meanwhile the hall on the home page is running, with trucks, pallets and the age of the data.',
  noWebinars: 'There is no webinar at present.',
  noWebinarsAdvice: 'New dates are announced among the events and in the newsletter.',
  eventsLink: 'See the events',
} as const
