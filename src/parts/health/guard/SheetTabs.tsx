import { Tabs } from '@/ui/tabs/Tabs'
import type { Questions, SheetKey } from './guard'

interface SheetTabsProps {
  questions: Questions
  onChoose: (sheet: SheetKey) => void
}

/** Which sheet of questions is shown. */
export const SheetTabs = ({ questions, onChoose }: SheetTabsProps) => (
  <Tabs
    label="哪一张问卷"
    look="chips"
    flush
    choices={questions.sheets.map(({ sheet, name }) => ({ value: sheet, text: name }))}
    value={questions.sheet}
    onChoose={onChoose}
  />
)
