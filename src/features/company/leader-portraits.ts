import agbada from '../../assets/art/portraits/agbada.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'
import bun from '../../assets/art/portraits/bun.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'
import gele from '../../assets/art/portraits/gele.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'
import headwrap from '../../assets/art/portraits/headwrap.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'
import hijab from '../../assets/art/portraits/hijab.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'
import kaftan from '../../assets/art/portraits/kaftan.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'
import suit from '../../assets/art/portraits/suit.jpg?w=192;320;512&aspect=4:5&fit=cover&quality=50&format=avif;webp&as=picture'

/** The rendered people of content.ts, in the light of the site's scenes. Owner: a photograph replaces each. */
export const leaderPortraits = { agbada, bun, gele, headwrap, hijab, kaftan, suit }

export type LeaderPortrait = keyof typeof leaderPortraits
