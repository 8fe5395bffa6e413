import afro from '../../assets/art/portraits/afro.jpg?portrait=card&as=picture'
import ankaraShirt from '../../assets/art/portraits/ankara-shirt.jpg?portrait=card&as=picture'
import braids from '../../assets/art/portraits/braids.jpg?portrait=card&as=picture'
import cornrows from '../../assets/art/portraits/cornrows.jpg?portrait=card&as=picture'
import elder from '../../assets/art/portraits/elder.jpg?portrait=card&as=picture'
import hardHat from '../../assets/art/portraits/hard-hat.jpg?portrait=card&as=picture'
import locs from '../../assets/art/portraits/locs.jpg?portrait=card&as=picture'

/** The rendered people of content.ts, in the light of the site's scenes. Owner: a photograph replaces each. */
export const teamPortraits = { afro, ankaraShirt, braids, cornrows, elder, hardHat, locs }

export type TeamPortrait = keyof typeof teamPortraits
