import { JsonLd } from '#src/ui/head/json-ld.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { RichTextEmbed } from '#src/ui/rich-text/rich-text-embed.tsx'
import { RichTextSkeleton } from '#src/ui/rich-text/rich-text-skeleton.tsx'
import { samples } from './samples.ts'
import { Shelf, Specimen } from './specimen.tsx'

const frame = { kind: 'frame', label: 'A walk over the estate', still: null } as const

export function Texts() {
  return (
    <Shelf>
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'WebPage' }} />
      <Specimen name="article">
        <RichText html={samples.article} />
      </Specimen>
      <Specimen name="article on its way">
        <RichTextSkeleton />
      </Specimen>
      <Specimen name="film of another site, before a tap">
        <RichTextEmbed embed={{ ...frame, src: 'https://www.youtube.com/embed/dQw4w9WgXcQ' }} />
      </Specimen>
      <Specimen name="frame that may not be shown here">
        <RichTextEmbed embed={{ ...frame, src: 'https://maps.example.com/estate' }} />
      </Specimen>
    </Shelf>
  )
}
