import agbada from '../../assets/art/portraits/agbada.jpg?portrait=poster&as=picture'
import bun from '../../assets/art/portraits/bun.jpg?portrait=poster&as=picture'
import gele from '../../assets/art/portraits/gele.jpg?portrait=poster&as=picture'
import headwrap from '../../assets/art/portraits/headwrap.jpg?portrait=poster&as=picture'
import hijab from '../../assets/art/portraits/hijab.jpg?portrait=poster&as=picture'
import kaftan from '../../assets/art/portraits/kaftan.jpg?portrait=poster&as=picture'
import suit from '../../assets/art/portraits/suit.jpg?portrait=poster&as=picture'

/** The rendered people of content.ts, in the light of the site's scenes. Owner: a photograph replaces each. */
export const leaderPortraits = { agbada, bun, gele, headwrap, hijab, kaftan, suit }

export type LeaderPortrait = keyof typeof leaderPortraits
