import { type CropName, mediaCrops, mediaUrl } from './media.ts'
import type { SeedMedia } from './types.ts'

/** Galleries by package id; the first picture is the one on cards. Packages without a media field are left out. */
const galleries: Record<number, readonly CropName[]> = {
  101: ['survey-day', 'roped-plots', 'dusk-lamps', 'layout-junction'],
  102: ['hillside-plots', 'family-at-plot', 'pegged-plot-corner', 'hillside-road'],
  103: ['lagoon-plots', 'lagoon-canoes', 'estate-gate', 'gatehouse'],
  104: ['shade-tree-and-wall', 'family-and-plan-board', 'plan-with-pins'],
  105: ['dome-plots', 'savanna-track', 'site-signboard'],
  106: ['plots-by-the-wall', 'hillside-boulders', 'gate-and-avenue'],
  107: ['laterite-crossroad', 'lagoon-houses'],
  108: ['survey-beacon', 'plan-board-close', 'layout-open-plots'],
  109: ['mist-gate', 'mist-visitors', 'palm-road-sunrise'],
  110: ['surveyor-at-work', 'savanna-plots', 'minibus-up-the-road'],
  112: ['layout-from-above', 'cleared-plots-treeline', 'beacon-and-tape'],

  201: ['smallholding', 'cassava-barrow', 'cassava-stand', 'farmer-with-hoe'],
  202: ['greenhouses', 'greenhouse-tomatoes', 'crate-close', 'tractor-by-greenhouse'],
  203: ['palms-from-above', 'young-oil-palms', 'palm-store', 'palm-harvest-corner'],
  204: ['pond-aerator', 'ponds-and-poultry', 'pond-feeding', 'barrow-on-pond-track'],
  205: ['cashew-stand', 'cashew-and-palm-track', 'seedlings'],
  206: ['irrigated-rows', 'sprinklers-on-greens', 'crates-by-the-track', 'cassava-and-tomato-rows'],
  207: ['harvest-crate', 'basket-carrier', 'tractor-on-farm-track'],
  208: ['poultry-house', 'ponds-and-poultry'],
  210: ['greenhouse-hand', 'greenhouse-east-bay', 'seedling-close'],
  211: ['cashew-and-palm-track', 'palm-tractor'],
  212: ['maize-on-ridges', 'maize-in-cob', 'homes-behind-the-farm'],

  301: [
    'bungalow-garden',
    'bungalow-porch',
    'bungalow-vegetable-beds',
    'bungalow-tank-and-roof',
    'bungalow-front-path',
  ],
  302: ['terrace-doors', 'terrace-row', 'terrace-roofs', 'terrace-street'],
  303: ['duplex-terracotta', 'duplex-balcony', 'duplex-roof-panels', 'duplex-driveway', 'duplex-garden-side'],
  304: ['street-corner-duplex', 'street-neighbours', 'street-by-day'],
  305: ['street-bungalow', 'bungalow-tank-and-roof', 'estate-street-360'],
  306: ['terrace-far-end', 'terrace-street', 'dusk-home-right', 'play-corner'],
  307: ['villa-with-pool', 'villa-pool-deck', 'villa-roof-terrace', 'villa-upper-floor', 'villa-driveway'],
  308: ['bungalow-front-path', 'estate-sunset', 'benches-on-the-green'],
  309: ['street-down-the-middle', 'bungalow-porch', 'sunset-homes'],
  310: ['homes-by-the-green', 'gazebo', 'estate-green', 'street-duplex-red-car'],
  311: ['terrace-roofs', 'terrace-doors'],
  312: ['duplex-fence-line', 'keys-and-house', 'dusk-home-left'],
}

const ESTATE_WALK = {
  packageId: 101,
  url: '/media/estate-walk.mp4',
  description: impressionOf(
    'Slow flight over an estate: plots, crop rows and villas behind the gate, seven seconds, no sound.',
  ),
}

const MEDIA_DATE = '2026-01-05'

/** A package has at most nine files, so its id and the position make a lasting id. */
const mediaId = (packageId: number, position: number): number => packageId * 10 + position

export const media: readonly SeedMedia[] = Object.entries(galleries).flatMap(([key, names]) => {
  const packageId = Number(key)
  const pictures = names.map(
    (name, position): SeedMedia => ({
      id: mediaId(packageId, position),
      packageId,
      position,
      filename: `${name}.jpg`,
      fileType: 'image',
      url: mediaUrl(name),
      description: impressionOf(mediaCrops[name].alt),
      date: MEDIA_DATE,
    }),
  )
  return packageId === ESTATE_WALK.packageId ? [...pictures, estateWalk(pictures.length)] : pictures
})

function estateWalk(position: number): SeedMedia {
  return {
    ...ESTATE_WALK,
    id: mediaId(ESTATE_WALK.packageId, position),
    position,
    filename: 'estate-walk.mp4',
    fileType: 'video',
    date: MEDIA_DATE,
  }
}

/** The sample's pictures are drawn, and its records say so. The site marks exactly those whose records do. */
function impressionOf(what: string): string {
  return `Artist’s impression: ${what.charAt(0).toLowerCase()}${what.slice(1)}`
}
