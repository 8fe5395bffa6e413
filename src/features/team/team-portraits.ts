import afro from '../../assets/art/portraits/afro.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'
import ankaraShirt from '../../assets/art/portraits/ankara-shirt.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'
import braids from '../../assets/art/portraits/braids.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'
import cornrows from '../../assets/art/portraits/cornrows.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'
import elder from '../../assets/art/portraits/elder.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'
import hardHat from '../../assets/art/portraits/hard-hat.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'
import locs from '../../assets/art/portraits/locs.jpg?w=208;320;564&quality=50&format=avif;webp&as=picture'

/** The rendered people of content.ts, in the light of the site's scenes. Owner: a photograph replaces each. */
export const teamPortraits = { afro, ankaraShirt, braids, cornrows, elder, hardHat, locs }

export type TeamPortrait = keyof typeof teamPortraits
