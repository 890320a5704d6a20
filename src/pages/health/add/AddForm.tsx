import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { back } from '@/navigation/go'
import type { Form } from '@/parts/health/health'
import { useReadingForm } from '@/parts/health/useReadingForm'
import { ValueFields } from '@/parts/health/ValueFields'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Segmented } from '@/ui/tabs/Segmented'
import { useTime } from './useTime'
import { WhenFields } from './WhenFields'

type Place = 'home' | 'clinic'

const places: readonly { value: Place; text: string }[] = [
  { value: 'home', text: '在家量的' },
  { value: 'clinic', text: '在医院量的' },
]

/** The values, and when and where they were taken. */
export function AddForm({ form }: { form: Form }) {
  const reading = useReadingForm(form)
  const time = useTime()
  const [place, setPlace] = useState<Place>('home')
  const { measure } = form
  const { submit, busy, error } = useSubmit(async () => {
    const values = reading.check()
    const at = time.check()
    if (!values || !at) return
    await api.post('/tp5/api/ExchangeShop/HealthReport/add', {
      ...{ measure, ...values, ...at },
      ...(form.places === 1 && { place }),
    })
    toast('记下了')
    await back()
  })
  return (
    <FormPage
      route="healthAdd"
      title={`记一次${form.name}`}
      submitText="记下来"
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <ValueFields form={form} reading={reading} />
      <WhenFields time={time} />
      {form.places === 1 && (
        <Segmented label="在哪里量的" choices={places} value={place} onChoose={setPlace} />
      )}
    </FormPage>
  )
}
