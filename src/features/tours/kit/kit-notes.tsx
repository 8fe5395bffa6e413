import { useEffect, useRef } from 'react'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { focusBeside, mayRemove } from '#src/ui/lists/one-removal.ts'
import { notes as words } from './kit-copy.ts'
import type { useKit } from './use-kit.ts'

type Kept = Pick<ReturnType<typeof useKit>, 'kit' | 'isAdding' | 'write' | 'addPhotos' | 'removePhoto'>

type Props = {
  kept: Kept
  /** The page knows whose kit it is. */
  isReady: boolean
}

/** What a person writes down and photographs. */
export function KitNotes({ kept: { kit, isAdding, write, addPhotos, removePhoto }, isReady }: Props) {
  const picking = { isReady, isBusy: isAdding, onPick: addPhotos }
  return (
    <section aria-labelledby="kit-notes" className="panel grid grid-cols-[minmax(0,1fr)] gap-16px">
      <h2 id="kit-notes" className="title-3 scroll-mt-96px">
        {words.title}
      </h2>
      <div className="print:hidden">
        <TextField
          label={words.label}
          name="kit-notes"
          value={kit.notes}
          help={words.help}
          autoComplete="off"
          multiline
          onChange={write}
        />
      </div>
      <p className="hidden print:block whitespace-pre-line break-anywhere">{kit.notes}</p>
      <div className="flex flex-wrap gap-8px print:hidden">
        <PhotoInput label={words.take} icon="i-ph-plus" isCamera {...picking} />
        <PhotoInput label={words.gallery} icon="i-ph-images" {...picking} />
      </div>
      <p role="status" className="small-print empty:absolute print:hidden">
        {isAdding && words.adding}
      </p>
      {kit.photos.length > 0 && (
        <ul className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-2 gap-12px">
          {kit.photos.map((photo, index) => (
            <li key={photo.id} className="grid gap-4px break-inside-avoid">
              <img
                src={photo.thumb}
                alt={words.photo(index + 1)}
                className="w-full aspect-4/3 object-cover rounded-sm"
              />
              <button
                type="button"
                className="text-link justify-self-start min-h-44px cursor-pointer print:hidden"
                onClick={(press) => {
                  if (!mayRemove(press)) return
                  focusBeside(press.currentTarget)()
                  removePhoto(photo)
                }}
              >
                {words.remove}
                <span className="visually-hidden">: {words.photo(index + 1)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="small-print print:hidden">{words.about}</p>
    </section>
  )
}

type InputProps = {
  label: string
  icon: string
  isReady: boolean
  isBusy: boolean
  /** Opens the camera at once, where there is one. */
  isCamera?: boolean
  onPick: (files: readonly File[]) => Promise<void>
}

function PhotoInput({ label, icon, isReady, isBusy, isCamera = false, onPick }: InputProps) {
  const input = useEarlyFiles(isReady, take)
  function take(field: HTMLInputElement): void {
    const files = [...(field.files ?? [])]
    field.value = '' // the same file can be chosen again
    void onPick(files)
  }
  return (
    <label className="btn-outline relative px-16px">
      <span className={icon} aria-hidden />
      {label}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="plan-radio text-0 file:hidden" // unseen on the whole button, whose focus ring is its own
        aria-disabled={isBusy} // a disabled one loses the focus
        onClick={(press) => isBusy && press.preventDefault()}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ target }) => take(target)}
      />
    </label>
  )
}

/** What was photographed before React arrived exists nowhere else: hydration leaves it in the field but tells nobody. */
function useEarlyFiles(isReady: boolean, take: (field: HTMLInputElement) => void) {
  const input = useRef<HTMLInputElement>(null)
  const report = useRef(take)
  report.current = take
  useEffect(() => {
    if (isReady && input.current?.files?.length) report.current(input.current)
  }, [isReady])
  return input
}
