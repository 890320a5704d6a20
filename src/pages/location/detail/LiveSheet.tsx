import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { dayOf, daysBefore } from '@/format/date'
import type { LeadDetail } from '@/parts/location/location'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import { SecretSheet } from './SecretSheet'

/** Days from today until which the machine should stand. */
const within = [7, 14, 30] as const
const number = /^[A-Z0-9-]{4,20}$/

const faultsOf = ({ machine }: { machine: string }) => ({
  machine: number.test(machine.trim().toUpperCase()) ? undefined : '请填写机身上的编号',
})

interface LiveSheetProps {
  lead: LeadDetail
  onClose: () => void
}

/** Which machine comes there, and until when; then what it signs with. */
export function LiveSheet({ lead: { lead_id, name }, onClose }: LiveSheetProps) {
  const [days, setDays] = useState<(typeof within)[number]>(14)
  const [opened, setOpened] = useState<{ machine: string; secret: string }>()
  const form = useForm({ machine: '' }, faultsOf)
  const open = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const machine_sn = filled.machine.trim().toUpperCase()
    const due = daysBefore(dayOf(new Date()), -days)
    const wish = { lead_id, machine_sn, due }
    const { secret } = await api.post('/tp5/api/VillageDevelop/live', wish)
    toast('上线了，装机的师傅会看到')
    setOpened({ machine: machine_sn, secret })
  })
  if (opened) return <SecretSheet {...opened} onClose={onClose} />
  return (
    <Sheet open title={`${name}上线`} onClose={onClose}>
      <Stack>
        <Text size="sm" tone="ink2">
          上线以后大家都能选这个村；第一台机器排进装机计划，由最近的村的师傅来装
        </Text>
        <Field label="机器编号" maxLength={20} {...form.field('machine')} />
        <Segmented
          label="最晚哪天装好"
          choices={within.map((days) => ({ value: days, text: `${days} 天内装好` }))}
          value={days}
          onChoose={setDays}
        />
        <CallError error={open.error} />
        <Button shape="full" busy={open.busy} onPress={() => void open.submit()}>
          确定上线
        </Button>
      </Stack>
    </Sheet>
  )
}
