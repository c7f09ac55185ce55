import { FilmCards } from '#src/features/media/site/film-cards.tsx'
import { eventsPageWith } from '#src/features/news/site/events.tsx'

/** The page of events, with the films that are there at any time. */
export const eventsPage = eventsPageWith(FilmCards)
