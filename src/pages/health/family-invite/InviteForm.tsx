import { useState } from 'react'
import type { Out } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { back } from '@/navigation/go'
import type { Family, Side } from '@/parts/health/family/family'
import { SharedMeasures } from '@/parts/health/family/SharedMeasures'
import type { MeasureKey } from '@/parts/health/health'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'

type By = 'code' | 'phone'

const sides: readonly { value: Side; text: string }[] = [
  { value: 'watcher', text: '我看家人的' },
  { value: 'elder', text: '家人看我的' },
]

const ways: readonly { value: By; text: string }[] = [
  { value: 'code', text: '出示二维码' },
  { value: 'phone', text: '填手机号' },
]

interface Typed {
  name: string
  phone: string
}

interface InviteFormProps {
  me: Side
  onMe: (me: Side) => void
  measures: Family['measures']
  /** There is a code to show. */
  onShow: (invitation: Out<'/tp5/api/ExchangeShop/HealthFamily/invite'>) => void
}

/** Whom, by which way, and of mine what. */
export function InviteForm({ me, onMe, measures, onShow }: InviteFormProps) {
  const [by, setBy] = useState<By>('code')
  const [chosen, setChosen] = useState<MeasureKey[]>([])
  const form = useForm<Typed, 'name' | 'phone'>({ name: '', phone: '' }, ({ phone }) => ({
    phone: by === 'code' || /^1[3-9]\d{9}$/.test(phone) ? undefined : '请填写家人的 11 位手机号',
  }))
  const { submit, busy, error } = useSubmit(async () => {
    const typed = form.check()
    if (!typed) return
    if (me === 'elder' && chosen.length === 0) return toast('请至少选一项给家人看')
    const invitation = await api.post('/tp5/api/ExchangeShop/HealthFamily/invite', {
      ...{ me, name: typed.name },
      ...(by === 'phone' && { phone: typed.phone }),
      ...(me === 'elder' && { measures: chosen.join(',') }),
    })
    if (invitation.code !== null) return onShow(invitation)
    toast('发出去了，请家人打开“家人”页答复')
    await back()
  })
  return (
    <FormPage
      route="healthFamilyInvite"
      submitText={by === 'code' ? '出示二维码' : '发出邀请'}
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <Segmented label="谁看谁的" choices={sides} value={me} onChoose={onMe} />
      <Segmented label="怎么邀请" choices={ways} value={by} onChoose={setBy} />
      {by === 'phone' && (
        <>
          <Field label="家人的手机号" kind="number" maxLength={11} {...form.field('phone')} />
          <Text size="sm" tone="ink2">
            家人要用这个手机号登录过邻集才收得到，7 天内答复都算数
          </Text>
        </>
      )}
      <Field
        label="您怎么称呼家人（可以不填）"
        placeholder="妈妈"
        maxLength={10}
        {...form.field('name')}
      />
      <Text size="sm" tone="ink2">
        称呼只有您自己看得到。家人会看到您的昵称和打了码的手机号。
      </Text>
      {me === 'elder' && <SharedMeasures all={measures} chosen={chosen} onChange={setChosen} />}
    </FormPage>
  )
}
