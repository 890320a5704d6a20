import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { GuardClosed } from '@/parts/health/guard/GuardClosed'
import { sheetOf } from '@/parts/health/guard/guard'
import { QuestionForm } from './QuestionForm'

/** A sheet of questions, with what is known filled in. */
export default function QuestionUpdate() {
  const { sheet } = useRoute('questionUpdate')
  const call = useRead('/tp5/api/ExchangeShop/HealthGuard/questionnaire', { sheet: sheetOf(sheet) })
  if (!call.data) return <UnloadedScreen route="questionUpdate" call={call} rows={6} />
  if (!call.data.open) return <GuardClosed route="questionUpdate" />
  return <QuestionForm questions={call.data} />
}
