import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { replace } from '@/navigation/go'
import { type Questions, sourceWords } from '@/parts/health/guard/guard'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Text } from '@/ui/text/Text'
import { faultsOf, firstAnswers, sentAnswers, type Typed } from './answers'
import { QuestionField } from './QuestionField'

/** Handed in all at once; what it came to shows on the page before. */
export function QuestionForm({ questions }: { questions: Questions }) {
  const { sheet, name, whom, items } = questions
  const form = useForm<Typed, string>(
    () => firstAnswers(items),
    (typed) => faultsOf(items, typed),
  )
  const { submit, busy, error } = useSubmit(async () => {
    const typed = form.check()
    if (!typed) return
    const { check_id } = await api.post('/tp5/api/ExchangeShop/HealthGuard/startRiskCheck', {
      sheet,
    })
    await api.post('/tp5/api/ExchangeShop/HealthGuard/submitQuestionnaire', {
      ...{ check_id, answers: sentAnswers(items, typed) },
    })
    toast('交上了')
    await replace('riskCheck', { sheet })
  })
  return (
    <FormPage
      route="questionUpdate"
      title={name}
      submitText="看得几分"
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <Text size="sm" tone="ink2">
        {`给${whom}。来源：${sourceWords(questions)}`}
      </Text>
      {items.map((item) => (
        <QuestionField key={item.item} item={item} form={form} />
      ))}
    </FormPage>
  )
}
