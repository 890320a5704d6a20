import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Report } from './health'

type Shown = Report['parts'][number]

const written = (end: number | null | undefined) => (end == null ? '' : String(end))

interface Typed {
  from: string
  to: string
}

const noFaults = () => ({ from: undefined, to: undefined })

/** The range that a doctor set; left empty, what is published holds. */
export function OwnBand({ parts, onDone }: { parts: readonly Shown[]; onDone: () => void }) {
  const [chosen, choose] = useState(parts[0]?.part)
  const part = parts.find((one) => one.part === chosen)
  return (
    <Stack>
      {parts.length > 1 && (
        <RadioGroup
          label="哪一项"
          options={parts.map((one) => ({ value: one.part, label: one.name }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {part && <Ends key={part.part} part={part} onDone={onDone} />}
    </Stack>
  )
}

function Ends({ part, onDone }: { part: Shown; onDone: () => void }) {
  const own = part.band?.own === 1 ? part.band : undefined
  const { field, check } = useForm<Typed, 'from' | 'to'>(
    { from: written(own?.from), to: written(own?.to) },
    noFaults,
  )
  const save = useSubmit(async () => {
    const typed = check()
    if (!typed) return
    await api.post('/tp5/api/ExchangeShop/HealthReport/band', {
      part: part.part,
      ...(typed.from !== '' && { from: Number(typed.from) }),
      ...(typed.to !== '' && { to: Number(typed.to) }),
    })
    toast('保存了')
    onDone()
  })
  return (
    <>
      <Field label={`不低于（${part.unit}）`} kind="decimal" maxLength={7} {...field('from')} />
      <Field label={`不超过（${part.unit}）`} kind="decimal" maxLength={7} {...field('to')} />
      <Text size="sm" tone="ink2">
        照医生说的填，只填一头也行；两头都空着，就按公开发布的看
      </Text>
      <CallError error={save.error} />
      <Button shape="full" busy={save.busy} onPress={() => void save.submit()}>
        保存
      </Button>
    </>
  )
}
