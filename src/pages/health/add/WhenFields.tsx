import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { Segmented } from '@/ui/tabs/Segmented'
import type { Time } from './useTime'

const choices = [
  { value: 'now', text: '刚才量的' },
  { value: 'other', text: '别的时间' },
] as const

/** When it was measured. */
export function WhenFields({ time }: { time: Time }) {
  const { which, choose, form } = time
  return (
    <>
      <Segmented label="什么时候" choices={choices} value={which} onChoose={choose} />
      {which === 'other' && (
        <>
          <DateField
            label="哪一天"
            earliest="2000-01-01"
            value={form.values.day}
            onChange={(day) => form.change({ day })}
          />
          <Field label="几点" placeholder="07:30" maxLength={5} {...form.field('clock')} />
        </>
      )}
    </>
  )
}
