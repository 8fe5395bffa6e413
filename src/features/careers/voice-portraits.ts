import afro from '../../assets/art/portraits/afro.jpg?w=64;112;168&quality=54&format=avif;webp&as=picture'
import ankaraShirt from '../../assets/art/portraits/ankara-shirt.jpg?w=64;112;168&quality=54&format=avif;webp&as=picture'
import braids from '../../assets/art/portraits/braids.jpg?w=64;112;168&quality=54&format=avif;webp&as=picture'

export const voicePortraits = { afro, ankaraShirt, braids }
