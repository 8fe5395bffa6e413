import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { SharedPicture } from '#src/ui/api-picture/shared-picture.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import farm from '../assets/art/agro-2.jpg?w=480&aspect=16:10&fit=cover&format=webp&as=picture'
import { samples } from './samples.ts'
import { Shelf, Specimen } from './specimen.tsx'

const BOX = 'w-full aspect-[16/10] object-cover rounded-md'
const SIZES = '380px'

export function Pictures() {
  return (
    <Shelf>
      <Specimen name="of the site">
        <Picture source={farm} alt="" sizes={SIZES} className={BOX} />
      </Specimen>
      <Specimen name="of the API, in a list">
        <SharedPicture name="guide">
          <ApiPicture src={farm.img.src} alt="" sizes={SIZES} width={640} height={400} className={BOX} />
        </SharedPicture>
      </Specimen>
      <Specimen name="of the API, failed">
        <ApiPicture
          src="/no-picture"
          alt={samples.missing}
          sizes={SIZES}
          width={640}
          height={400}
          className={BOX}
        />
      </Specimen>
      <Specimen name="none">
        <Placeholder className={BOX} />
      </Specimen>
      <Specimen name="code">
        <QrCode text="https://adbond.example/projects/package/101" label="Code" className="w-160px" />
      </Specimen>
    </Shelf>
  )
}
