import afro from '../../assets/art/portraits/afro.jpg?portrait=avatar&as=picture'
import ankaraShirt from '../../assets/art/portraits/ankara-shirt.jpg?portrait=avatar&as=picture'
import braids from '../../assets/art/portraits/braids.jpg?portrait=avatar&as=picture'

export const voicePortraits = { afro, ankaraShirt, braids }
