import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { replace } from '@/navigation/go'
import { type Detail, namesOf } from '@/parts/health/family/family'
import { SharedMeasures } from '@/parts/health/family/SharedMeasures'
import type { MeasureKey } from '@/parts/health/health'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { End } from './End'

interface AnswerProps {
  detail: Detail
  /** As it was shown to me. */
  code: string | undefined
}

const noFaults = () => ({ name: undefined })

/** Yes with what may be looked at, or no. */
export function Answer({ detail, code }: AnswerProps) {
  const { watch, measures } = detail
  const isMine = watch.me === 'elder'
  const [chosen, setChosen] = useState<MeasureKey[]>([])
  const form = useForm<{ name: string }, 'name'>({ name: '' }, noFaults)
  const { submit, busy, error } = useSubmit(async () => {
    if (isMine && chosen.length === 0) return toast('请至少选一项给家人看')
    await api.post('/tp5/api/ExchangeShop/HealthFamily/accept', {
      ...{ watch_id: watch.watch_id, name: form.values.name },
      ...(code !== undefined && { code }),
      ...(isMine && { measures: chosen.join(',') }),
    })
    toast(isMine ? '家人可以看了' : '可以看家人的记录了')
    await replace('healthFamily')
  })
  return (
    <FormPage
      route="healthFamilyPerson"
      title={`答复${watch.name}`}
      submitText="同意"
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <Who detail={detail} />
      <Field
        label="您怎么称呼对方（可以不填）"
        placeholder={isMine ? '女儿' : '妈妈'}
        maxLength={10}
        {...form.field('name')}
      />
      {isMine && <SharedMeasures all={measures} chosen={chosen} onChange={setChosen} />}
      {code === undefined && <End watch={watch} isAnswer />}
    </FormPage>
  )
}

/** Who asks, for whoever has to make sure of it. */
function Who({ detail: { watch, asker_phone: phone, measures } }: { detail: Detail }) {
  const isMine = watch.me === 'elder'
  return (
    <Card>
      <Stack>
        <Text size="md" strong>
          {isMine ? `${watch.name}想看您的健康记录` : `${watch.name}请您帮着看健康记录`}
        </Text>
        <Facts
          facts={[
            { name: '昵称', value: watch.name },
            { name: '手机号', value: phone },
            ...(isMine ? [] : [{ name: '给您看', value: namesOf(watch.measures, measures) }]),
          ]}
        />
        <Text size="sm" tone="ink2">
          {isMine
            ? '昵称谁都能改，请先打电话问清楚，是您认识的家人再同意。'
            : '您每次看，家人都能在“谁看过我的”里查到。'}
        </Text>
      </Stack>
    </Card>
  )
}
