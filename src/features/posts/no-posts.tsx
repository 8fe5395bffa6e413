import { Notice } from '#src/ui/reads/notice.tsx'
import { hubCopy } from './copy.ts'

type Props = {
  /** Of the list, as its answer has them. */
  pages: number | undefined
  /** Said where there is nothing else. */
  empty: { title: string; text: string }
}

/**
 * A page without posts. Where there are others, none of its own is published: it does not deny them. Only some lists
 * have a pager, so it names none.
 */
export const NoPosts = ({ pages = 1, empty }: Props) => (
  <Notice icon="i-ph-newspaper" {...(pages > 1 ? hubCopy.noneHere : empty)} />
)
