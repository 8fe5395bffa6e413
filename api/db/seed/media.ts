import type { MediaCrop } from './types.ts'

/**
 * Every picture of the sample data, cut from about forty masters so that two packages seldom share one. The build makes
 * `/media/<name>.jpg` from this table. All cuts are 3:2 and at least 640 master pixels wide, to stay sharp. `home-5`
 * shows the villa of `home-4`, so the two are never in one gallery. `post-4` is only ever cut hard.
 */
export const mediaCrops = {
  // hero-home: the whole story in one view
  'estate-golden-hour': cut(
    'hero-home.jpg',
    0,
    0,
    1,
    'Estate at golden hour: a red-earth road leads past pegged plots and crop rows to a gated street of white villas.',
  ),
  'plots-by-the-wall': cut(
    'hero-home.jpg',
    0,
    0.57,
    0.42,
    'Pegged plots with orange flags beside the estate wall, one with a foundation already in.',
  ),
  'gate-and-avenue': cut(
    'hero-home.jpg',
    0.31,
    0.26,
    0.42,
    'Estate gate with a palm-lined avenue behind it and villas on both sides.',
  ),
  'minibus-up-the-road': cut(
    'hero-home.jpg',
    0.28,
    0.56,
    0.44,
    'A white minibus drives up a red-earth road past young palms.',
  ),
  'tractor-by-greenhouse': cut(
    'hero-home.jpg',
    0.58,
    0.48,
    0.42,
    'A red tractor between maize, crop rows and two greenhouses, with farm hands at work.',
  ),
  'villas-east-side': cut(
    'hero-home.jpg',
    0.56,
    0.2,
    0.44,
    'White villas with terracotta roofs and solar panels in front of palms and hills.',
  ),
  'villas-west-side': cut(
    'hero-home.jpg',
    0,
    0.22,
    0.42,
    'A cluster of two-storey villas with solar roofs behind a low perimeter wall.',
  ),

  // home-1: duplex
  'duplex-terracotta': cut(
    'home-1.jpg',
    0,
    0,
    1,
    'White two-storey duplex with terracotta roof, balcony, paved driveway and palms behind a low fence.',
  ),
  'duplex-roof-panels': cut(
    'home-1.jpg',
    0.28,
    0.1,
    0.45,
    'Terracotta roof of a duplex with six solar panels, hills behind.',
  ),
  'duplex-balcony': cut(
    'home-1.jpg',
    0.4,
    0.27,
    0.42,
    'Front of a duplex: glass balcony above the entrance porch and a wide window.',
  ),
  'duplex-driveway': cut(
    'home-1.jpg',
    0.54,
    0.48,
    0.46,
    'Silver car on the brick driveway of a duplex, a low fence in front.',
  ),
  'duplex-garden-side': cut(
    'home-1.jpg',
    0.12,
    0.28,
    0.44,
    'Side of a white duplex with stone pilaster, tall windows, palms and a lawn.',
  ),
  'duplex-fence-line': cut(
    'home-1.jpg',
    0.14,
    0.56,
    0.44,
    'Low fence with iron rails and a trimmed hedge in front of a lawn.',
  ),

  // home-2: terraces
  'terrace-row': cut(
    'home-2.jpg',
    0,
    0,
    1,
    'Row of six two-storey terrace homes along an interlocking-paved street.',
  ),
  'terrace-doors': cut(
    'home-2.jpg',
    0.07,
    0.35,
    0.44,
    'Two terrace homes with timber doors, small front gardens and a parked car.',
  ),
  'terrace-roofs': cut(
    'home-2.jpg',
    0.05,
    0.2,
    0.42,
    'Charcoal and terracotta roofs of terrace homes, each with solar panels.',
  ),
  'terrace-far-end': cut(
    'home-2.jpg',
    0.52,
    0.2,
    0.46,
    'The far end of a terrace: balconies, front gardens and cars on paved bays.',
  ),
  'terrace-street': cut(
    'home-2.jpg',
    0.36,
    0.42,
    0.46,
    'Interlocking-paved street with two neighbours talking in front of terrace homes.',
  ),

  // home-3: bungalow
  'bungalow-garden': cut(
    'home-3.jpg',
    0,
    0,
    1,
    'Cream bungalow with terracotta roof, raised vegetable beds, water tank and a family garden.',
  ),
  'bungalow-porch': cut(
    'home-3.jpg',
    0.36,
    0.32,
    0.42,
    'Front porch of a bungalow with pillars, timber door and potted plants.',
  ),
  'bungalow-vegetable-beds': cut(
    'home-3.jpg',
    0,
    0.46,
    0.46,
    'Raised vegetable beds with tomatoes and leafy greens, tended beside a bungalow.',
  ),
  'bungalow-tank-and-roof': cut(
    'home-3.jpg',
    0.38,
    0.08,
    0.44,
    'Solar panels on a bungalow roof and a black water tank on its stand.',
  ),
  'bungalow-front-path': cut(
    'home-3.jpg',
    0.52,
    0.42,
    0.48,
    'Brick path to a bungalow, a bench, a red car and a low fence.',
  ),

  // home-4: modern villa
  'villa-with-pool': cut(
    'home-4.jpg',
    0,
    0,
    1,
    'Modern flat-roofed white villa with timber accents, a pool and a roof terrace, a family arriving.',
  ),
  'villa-pool-deck': cut('home-4.jpg', 0.12, 0.55, 0.45, 'Pool with timber deck, loungers and a parasol.'),
  'villa-roof-terrace': cut(
    'home-4.jpg',
    0.14,
    0.2,
    0.42,
    'Roof terrace with timber pergola, sofa and glass balustrade.',
  ),
  'villa-upper-floor': cut(
    'home-4.jpg',
    0.4,
    0.2,
    0.42,
    'Upper floor of a modern villa: timber slats, wide glass and solar panels.',
  ),
  'villa-driveway': cut(
    'home-4.jpg',
    0.5,
    0.48,
    0.48,
    'White car on the paved driveway of a modern villa, stepping stones to the door.',
  ),

  // home-5: street by day
  'street-by-day': cut(
    'home-5.jpg',
    0,
    0,
    1,
    'Estate street by day: two different houses, parked cars, a cyclist and neighbours under palms.',
  ),
  'street-neighbours': cut(
    'home-5.jpg',
    0.42,
    0.42,
    0.42,
    'Neighbours and a cyclist on the pavement of an estate street.',
  ),
  'street-corner-duplex': cut(
    'home-5.jpg',
    0.42,
    0.16,
    0.46,
    'Cream duplex with terracotta roof on an estate street, palms beside it.',
  ),

  // land-1: survey
  'survey-day': cut(
    'land-1.jpg',
    0,
    0,
    1,
    'Surveyor with a total station beside roped, flagged plots along a laterite road.',
  ),
  'surveyor-at-work': cut(
    'land-1.jpg',
    0.24,
    0.56,
    0.44,
    'Surveyor in an orange vest at a yellow total station on a grassed plot.',
  ),
  'roped-plots': cut(
    'land-1.jpg',
    0.02,
    0.24,
    0.44,
    'Roped plots with white-and-red beacons and orange flags on both sides of a track.',
  ),
  'laterite-crossroad': cut(
    'land-1.jpg',
    0.34,
    0.2,
    0.46,
    'White car at the crossing of two graded laterite roads between pegged plots.',
  ),
  'site-signboard': cut(
    'land-1.jpg',
    0.58,
    0.42,
    0.42,
    'Signboard at the edge of a cleared plot, a worker holding a ranging pole.',
  ),
  'cleared-plots-treeline': cut(
    'land-1.jpg',
    0.44,
    0.06,
    0.46,
    'Cleared plots with flags in front of a line of trees.',
  ),

  // land-2: gate
  'estate-gate': cut(
    'land-2.jpg',
    0,
    0,
    1,
    'Estate gate with green and gold sign, gatehouse and perimeter fence at the end of a red-earth road.',
  ),
  'gate-close': cut(
    'land-2.jpg',
    0.17,
    0.31,
    0.48,
    'Green iron gate under a terracotta-roofed arch, a visitor waiting in front.',
  ),
  gatehouse: cut(
    'land-2.jpg',
    0.56,
    0.3,
    0.43,
    'Gatehouse with a security man at the window, perimeter wall and hedge.',
  ),

  // land-3: from above
  'layout-from-above': cut(
    'land-3.jpg',
    0,
    0,
    1,
    'Estate layout from above: pegged plots, cultivated plots and built homes around red-earth roads.',
  ),
  'layout-built-corner': cut(
    'land-3.jpg',
    0.5,
    0,
    0.46,
    'From above: three finished homes with solar roofs beside empty fenced plots.',
  ),
  'layout-open-plots': cut(
    'land-3.jpg',
    0.06,
    0.54,
    0.44,
    'From above: open red and grassed plots with pegged corners.',
  ),
  'layout-farm-plots': cut(
    'land-3.jpg',
    0,
    0.08,
    0.45,
    'From above: maize plots, shade trees and a minibus on the estate road.',
  ),
  'layout-junction': cut(
    'land-3.jpg',
    0.28,
    0.26,
    0.46,
    'From above: the junction of estate roads, with a cassava plot at its corner.',
  ),
  'layout-east-homes': cut(
    'land-3.jpg',
    0.58,
    0.48,
    0.42,
    'From above: finished homes beside cleared and planted plots.',
  ),

  // land-4: family at a plot
  'family-at-plot': cut(
    'land-4.jpg',
    0,
    0,
    1,
    'A family looks at a pegged plot with a plan board under a great shade tree.',
  ),
  'family-and-plan-board': cut(
    'land-4.jpg',
    0.38,
    0.46,
    0.45,
    'A family in front of the estate plan board on inspection day.',
  ),
  'shade-tree-and-wall': cut('land-4.jpg', 0.52, 0.1, 0.48, 'A great shade tree by the estate wall.'),
  'pegged-plot-corner': cut(
    'land-4.jpg',
    0.16,
    0.38,
    0.42,
    'Corner of a grassed plot with beacons, rope and an orange flag.',
  ),
  'neighbour-over-the-wall': cut(
    'land-4.jpg',
    0,
    0.18,
    0.44,
    'A finished house behind the perimeter wall, next to a plot still to be built.',
  ),

  // land-coast: the lagoon
  'lagoon-plots': cut(
    'land-coast.jpg',
    0,
    0,
    1,
    'Flagged grass plots beside a turquoise lagoon, with a sandy shore, coconut palms and two beached canoes.',
  ),
  'lagoon-canoes': cut(
    'land-coast.jpg',
    0.33,
    0.4,
    0.6,
    'Two canoes on a sandy shore and a boatman on the lagoon.',
  ),
  'lagoon-houses': cut(
    'land-coast.jpg',
    0.28,
    0.08,
    0.45,
    'Villas behind coconut palms, pegged plots in front of them.',
  ),

  // land-savanna: under the dome
  'dome-plots': cut(
    'land-savanna.jpg',
    0,
    0,
    1,
    'A great dome of bare rock behind pegged red-earth plots in golden savanna grass.',
  ),
  'savanna-track': cut(
    'land-savanna.jpg',
    0.26,
    0.5,
    0.48,
    'A pick-up on a laterite track and two men talking in golden grass.',
  ),
  'savanna-plots': cut(
    'land-savanna.jpg',
    0.54,
    0.48,
    0.46,
    'Pegged red-earth plots with flags in dry grass.',
  ),

  // land-beacon: the corner of a plot, close
  'survey-beacon': cut(
    'land-beacon.jpg',
    0,
    0,
    1,
    'Concrete survey beacon of plot 14 with a yellow measuring tape and a plan board on red earth.',
  ),
  'beacon-and-tape': cut(
    'land-beacon.jpg',
    0.14,
    0.4,
    0.6,
    'Survey beacon lettered AD 27, a measuring tape rolled out beside it.',
  ),
  'plan-board-close': cut(
    'land-beacon.jpg',
    0.54,
    0.14,
    0.46,
    'Plan of the estate, hand-coloured on a board, the taken plots marked.',
  ),

  // land-hills: the slope
  'hillside-plots': cut(
    'land-hills.jpg',
    0,
    0,
    1,
    'Pegged plots on a green hillside beside a winding red-earth road, houses on the ridge.',
  ),
  'hillside-boulders': cut(
    'land-hills.jpg',
    0.54,
    0.1,
    0.46,
    'Granite boulders on a ridge above pegged hillside plots.',
  ),
  'hillside-road': cut(
    'land-hills.jpg',
    0.3,
    0.4,
    0.54,
    'A car on a red-earth road that winds up a green slope.',
  ),

  // land-mist: the early tour
  'mist-gate': cut(
    'land-mist.jpg',
    0,
    0,
    1,
    'Dawn mist over a fenced plot: an open gate, a gatehouse and two visitors on a red-earth road.',
  ),
  'mist-visitors': cut(
    'land-mist.jpg',
    0.08,
    0.42,
    0.5,
    'Two visitors walk up to an open estate gate in the mist of the morning.',
  ),

  // agro-1: irrigated rows
  'irrigated-rows': cut(
    'agro-1.jpg',
    0,
    0,
    1,
    'Rows of cassava, tomato, leafy vegetables and maize with sprinklers beside a farm track.',
  ),
  'sprinklers-on-greens': cut(
    'agro-1.jpg',
    0.16,
    0.36,
    0.42,
    'Sprinklers watering rows of leafy vegetables, a farmer on the track.',
  ),
  'maize-in-cob': cut(
    'agro-1.jpg',
    0.54,
    0.22,
    0.46,
    'Maize in cob beside rows of young vegetables and a farm store.',
  ),
  'tractor-on-farm-track': cut(
    'agro-1.jpg',
    0.26,
    0.14,
    0.44,
    'Red tractor coming down a farm track between vegetable rows.',
  ),
  'crates-by-the-track': cut(
    'agro-1.jpg',
    0.5,
    0.57,
    0.42,
    'Two crates of fresh tomatoes and greens by a farm track.',
  ),
  'cassava-and-tomato-rows': cut(
    'agro-1.jpg',
    0,
    0.28,
    0.42,
    'Cassava next to tomato rows heavy with fruit.',
  ),

  // agro-2: greenhouses
  greenhouses: cut(
    'agro-2.jpg',
    0,
    0,
    1,
    'Four tunnel greenhouses with farmers, harvest crates and vegetable rows in front.',
  ),
  'greenhouse-tomatoes': cut(
    'agro-2.jpg',
    0.16,
    0.28,
    0.44,
    'Open end of a tunnel greenhouse full of tomato plants.',
  ),
  'greenhouse-hand': cut(
    'agro-2.jpg',
    0.38,
    0.36,
    0.46,
    'Farm hand with harvest crates in front of two greenhouses.',
  ),
  'young-cassava-rows': cut(
    'agro-2.jpg',
    0.26,
    0.58,
    0.42,
    'Rows of young cassava and leafy vegetables in red soil.',
  ),
  'greenhouse-east-bay': cut(
    'agro-2.jpg',
    0.56,
    0.24,
    0.44,
    'The eastern greenhouses with tomatoes inside and a worker outside.',
  ),

  // agro-3: tree crops
  'cashew-and-palm-track': cut(
    'agro-3.jpg',
    0,
    0,
    1,
    'Tractor and trailer on a red-earth track between cashew trees and young oil palms.',
  ),
  'young-oil-palms': cut(
    'agro-3.jpg',
    0.56,
    0.2,
    0.44,
    'Young oil palms in weeded circles, a worker between them.',
  ),
  'cashew-stand': cut(
    'agro-3.jpg',
    0,
    0.24,
    0.42,
    'Cashew trees with weeded bases and a farm hand in a straw hat.',
  ),
  'tractor-and-trailer': cut(
    'agro-3.jpg',
    0.24,
    0.4,
    0.46,
    'Red tractor with a loaded trailer on a farm track.',
  ),
  'palm-harvest-corner': cut(
    'agro-3.jpg',
    0.56,
    0.44,
    0.44,
    'Worker beside crates of red fruit under oil palms.',
  ),

  // agro-palms: the plantation from above
  'palms-from-above': cut(
    'agro-palms.jpg',
    0,
    0,
    1,
    'Oil-palm plantation from above with a red-earth track, a red tractor, a store and a nursery bed.',
  ),
  'palm-store': cut(
    'agro-palms.jpg',
    0.54,
    0.22,
    0.46,
    'Farm store with a white pick-up and a nursery bed among oil palms.',
  ),
  'palm-tractor': cut(
    'agro-palms.jpg',
    0.08,
    0.46,
    0.44,
    'Red tractor on a track between rows of oil palms.',
  ),

  // agro-4: ponds and poultry
  'ponds-and-poultry': cut(
    'agro-4.jpg',
    0,
    0,
    1,
    'Fish ponds with aerators beside a poultry house, workers on a red-earth track.',
  ),
  'pond-aerator': cut('agro-4.jpg', 0, 0.5, 0.44, 'Paddle aerator turning in an earthen fish pond.'),
  'pond-feeding': cut('agro-4.jpg', 0.12, 0.38, 0.44, 'Farm hand feeding catfish from a small jetty.'),
  'poultry-house': cut(
    'agro-4.jpg',
    0.48,
    0.22,
    0.48,
    'Open-sided poultry house with layers in the run and a water tank behind.',
  ),
  'barrow-on-pond-track': cut(
    'agro-4.jpg',
    0.42,
    0.5,
    0.46,
    'Farmer with a loaded wheelbarrow between fish ponds.',
  ),

  // agro-5: smallholding
  smallholding: cut(
    'agro-5.jpg',
    0,
    0,
    1,
    'Maize and cassava smallholding with farmers, baskets of harvest and a wheelbarrow.',
  ),
  'cassava-barrow': cut(
    'agro-5.jpg',
    0.46,
    0.5,
    0.46,
    'Wheelbarrow of cassava roots with baskets of yam, plantain and tomatoes.',
  ),
  'farmer-with-hoe': cut('agro-5.jpg', 0.14, 0.42, 0.44, 'Farmer with a hoe at the edge of ridged rows.'),
  'basket-carrier': cut(
    'agro-5.jpg',
    0.3,
    0.34,
    0.44,
    'Woman carrying a basket of vegetables along a farm path.',
  ),
  'maize-on-ridges': cut('agro-5.jpg', 0, 0.26, 0.42, 'Ripe maize beside freshly made ridges.'),
  'cassava-stand': cut(
    'agro-5.jpg',
    0.52,
    0.24,
    0.46,
    'A stand of cassava on mounds in front of a farm store.',
  ),

  // scenes around the sale
  'tour-arrival': cut('tour.jpg', 0, 0, 1, 'Minibus driving up a red-earth road towards the estate gate.'),
  'tour-minibus': cut('tour.jpg', 0.12, 0.52, 0.46, 'White tour minibus with bags on its roof rack.'),
  'tour-gate': cut(
    'tour.jpg',
    0.38,
    0.27,
    0.46,
    'Red car waiting at the estate gate, the gatehouse beside it.',
  ),
  'estate-green': cut(
    'community.jpg',
    0,
    0,
    1,
    'Shared green with a gazebo, circular path, benches and swings, homes behind.',
  ),
  gazebo: cut('community.jpg', 0.3, 0.34, 0.42, 'Terracotta-roofed gazebo in the middle of an estate green.'),
  'benches-on-the-green': cut(
    'community.jpg',
    0.06,
    0.5,
    0.48,
    'Parent and child by a bench on the estate green, a solar street lamp beside them.',
  ),
  'play-corner': cut(
    'community.jpg',
    0.56,
    0.46,
    0.44,
    'Swings, a bench and a solar lamp along the path of an estate green.',
  ),
  'homes-by-the-green': cut(
    'community.jpg',
    0.1,
    0.1,
    0.46,
    'Two-storey homes with solar roofs behind the trees of an estate green.',
  ),
  'office-front': cut(
    'office.jpg',
    0,
    0,
    1,
    'Four-storey office building with terracotta fins, people at the entrance.',
  ),
  'office-entrance': cut(
    'office.jpg',
    0.46,
    0.44,
    0.48,
    'Visitors in front of the canopy of an office building.',
  ),
  'palm-road-sunrise': cut(
    'vision.jpg',
    0,
    0,
    1,
    'A family walks a palm-lined red-earth road towards the sunrise, crops on both sides and homes ahead.',
  ),
  'family-on-the-road': cut(
    'vision.jpg',
    0.3,
    0.46,
    0.44,
    'Parents and child walking hand in hand on a red-earth road in low sun.',
  ),
  'homes-behind-the-farm': cut(
    'vision.jpg',
    0,
    0.34,
    0.44,
    'Villas behind palms and a field of maize at sunrise.',
  ),
  'street-at-dusk': cut(
    'dusk.jpg',
    0,
    0,
    1,
    'Estate street at dusk with lit windows, street lamps and an arriving car.',
  ),
  'dusk-lamps': cut(
    'dusk.jpg',
    0.22,
    0.3,
    0.44,
    'Solar street lamps along a paved estate street at dusk, a car arriving.',
  ),
  'dusk-home-right': cut('dusk.jpg', 0.58, 0.28, 0.42, 'Lit house with balcony and two parked cars at dusk.'),
  'dusk-home-left': cut('dusk.jpg', 0, 0.2, 0.42, 'Lit duplex and carport at dusk, a white car in front.'),

  // tabletop pictures
  seedlings: cut('post-1.jpg', 0, 0, 1, 'Green seedlings growing in rows of red-brown soil.'),
  'seedling-close': cut('post-1.jpg', 0.18, 0.16, 0.6, 'One seedling breaking through red-brown soil.'),
  'coins-and-house': cut('post-2.jpg', 0, 0.08, 0.9, 'Stacks of gold coins beside a miniature villa.'),
  'keys-and-house': cut(
    'post-3.jpg',
    0,
    0,
    1,
    'House keys with a house-shaped tag on a wooden table before a miniature villa.',
  ),
  'keys-close': cut(
    'post-3.jpg',
    0,
    0.42,
    0.56,
    'Two house keys and a green house-shaped tag on a wooden table.',
  ),
  'plan-with-pins': cut('post-4.jpg', 0.36, 0.14, 0.56, 'Coloured pins and a tiny house on a plot plan.'),
  'harvest-crate': cut(
    'post-5.jpg',
    0,
    0,
    1,
    'Wooden harvest crate with maize, plantain and tomatoes in front of a field.',
  ),
  'crate-close': cut('post-5.jpg', 0.2, 0.22, 0.6, 'Maize cobs, plantain and tomatoes in a wooden crate.'),
  'estate-sunset': cut('post-6.jpg', 0, 0, 1, 'Sun setting behind hills over an estate with lit windows.'),
  'sunset-homes': cut(
    'post-6.jpg',
    0.24,
    0.36,
    0.6,
    'Lit villas and parked cars along an estate street at sunset.',
  ),

  'estate-street-360': {
    master: 'pano.jpg',
    box: [0, 0, 1, 1],
    alt: 'All around from the middle of a paved estate street, with villas, palms and solar lamps on both sides.',
  },
  // pano: 2:1, so a 3:2 cut is a third taller than wide in fractions
  'street-duplex-red-car': panoCut(
    0.13,
    0.36,
    0.2,
    'Duplex with balcony and a red car on its drive, by a paved street.',
  ),
  'street-bungalow': panoCut(
    0.67,
    0.345,
    0.2,
    'Bungalow with solar panels and a white car on its drive, by a paved street.',
  ),
  'street-down-the-middle': panoCut(
    0.41,
    0.34,
    0.22,
    'View down a paved estate street, houses and palms on both sides.',
  ),
} satisfies Record<string, MediaCrop>

export type CropName = keyof typeof mediaCrops

export const mediaUrl = (name: CropName): string => `/media/${name}.jpg`

/** Scenes and tabletop pictures are 3:2, so one side in fractions is enough for a 3:2 cut. */
function cut(master: string, left: number, top: number, side: number, alt: string): MediaCrop {
  return { master, box: [left, top, side, side], alt }
}

function panoCut(left: number, top: number, width: number, alt: string): MediaCrop {
  return { master: 'pano.jpg', box: [left, top, width, (width * 4) / 3], alt }
}
