import { CopyButton } from '#src/ui/clipboard/copy-button.tsx'
import { type Enquiry, enquiryMail, enquiryText } from './enquiry.ts'
import { help } from './page-copy.ts'

type Props = { enquiry: Enquiry; to: string; onSent: () => void }

/** Says what has happened and no more. Phones without an e-mail app get the text itself. */
export function EnquiryReady({ enquiry, to, onSent }: Props) {
  return (
    <div className="rounded-md bg-mint p-20px grid gap-12px">
      <p className="title-4">{help.openedTitle}</p>
      <p>
        {help.opened} <b className="break-anywhere">{to}</b>.
      </p>
      <div className="flex flex-wrap gap-12px">
        <a href={enquiryMail(enquiry, to)} className="btn-outline">
          {help.openAgain}
        </a>
        <CopyButton text={enquiryText(enquiry)} words={help} className="btn-outline" />
        <button type="button" className="btn-outline" onClick={onSent}>
          {help.sent}
        </button>
      </div>
    </div>
  )
}
