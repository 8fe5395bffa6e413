import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PressedChip } from '#src/features/packages/find/pressed-chip.tsx'
import { NO_CRITERIA } from '#src/features/packages/find/rules/find-criteria.ts'
import { quickFilters } from '#src/features/packages/find/rules/quick-filters.ts'
import { planWords } from '#src/features/packages/planner/plan-words.ts'
import { PlanChoice } from '#src/features/packages/purchase/plan-choice.tsx'

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ')
const nothing = () => undefined

/** The two names are fixed (spec §2, Package detail; decision 071). */
test('a plan has one name where it is chosen, in messages and in the search', () => {
  const choice = renderToStaticMarkup(
    <PlanChoice plans={['one-off', 'installments']} months={12} chosen={null} onChoose={nothing} />,
  )
  const [filter] = quickFilters(NO_CRITERIA, null)
  const search = renderToStaticMarkup(
    <PressedChip isOn={false} onPress={nothing}>
      {filter?.words}
    </PressedChip>,
  )
  const messages = [planWords('one-off', 0), planWords('installments', 1), planWords('installments', 12)]
  const shown = [textOf(choice), textOf(search), ...messages].join(' ')
  expect(shown.match(/\bone.off\b/gi)).toEqual(['One-Off', 'One-Off'])
  expect(shown.match(/\binstal\w+/gi)).toEqual(Array.from({ length: 4 }, () => 'Installments'))
  expect(messages.slice(1)).toEqual(['Installments over 1 month', 'Installments over 12 months'])
})
