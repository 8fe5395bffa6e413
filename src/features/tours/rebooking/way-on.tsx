import { useNavigate } from 'react-router-dom'
import { useIsHere } from '#src/device/use-is-here.ts'
import { gone as words } from '#src/features/tours/copy.ts'
import { carryToForm } from '#src/features/tours/mutations.ts'
import { BusyButton } from '#src/forms/busy-button.tsx'
import { toast } from '#src/ui/toast.ts'

type Props = { id: string; label: string; address: string; className: string; icon: string }

/** A link to the form, filled with the person of a refused booking. */
export function WayOn({ id, label, address, className, icon }: Props) {
  const navigate = useNavigate()
  const isHere = useIsHere()

  async function goOn() {
    const outcome = await carryToForm(id, isHere)
    if (outcome === 'carried') await navigate(address)
    else if (outcome !== 'left') toast.info(outcome === 'occupied' ? words.occupied : words.tooLate)
  }

  return <BusyButton className={className} icon={icon} words={label} busyWords={label} act={goOn} />
}
