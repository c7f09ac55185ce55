const sewio = 'https://docs.sewio.net/docs/advanced-features-7471213.html'

/** Sources of the first price list, where version 2 has other ones. */
export const firstSources = {
  aisleSpacing: `spacing along an aisle as a share of the range; 30 m is the 1D limit of ${sewio}; 15–40 m: https://installation-docs.pozyx.io/choosing-the-anchors-locations`,
  aislesPerRow:
    'aisles served by one anchor row above the racks: https://marvelmind.com/video/indoor-positioning-narrow-aisle-warehouses/',
  endAnchors: 'one more anchor at the end of each row, part of the formula of model version 1',
  wallShare: 'model version 1 counts no anchors along the walls',
  complianceCut: 'set equal to the case result of 20% less speeding',
  anchorPrice: 'nearest published figure EUR 480 each: https://openrtls.com/page/cases',
}
