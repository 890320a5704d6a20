import { useState } from 'react'
import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { CallError } from '@/blocks/form/CallError'
import { useAllowing } from '@/parts/message/useAllowing'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { Switch } from '@/ui/switch/Switch'

type Shown = Out<'/tp5/api/UserSignIn/reminder'>

const clock = (hour: number) => `${hour}:00`

/** Switched on in a tap, in which WeChat is asked whether it may. */
export function Reminder() {
  const { data } = useRead('/tp5/api/UserSignIn/reminder')
  const [saved, setSaved] = useState<Shown>()
  const [asking, setAsking] = useState(false)
  const { allow } = useAllowing(['signIn'])
  const { submit, error } = useSubmit(async (on: boolean, hour: number) => {
    if (on) await allow()
    setSaved(await api.post('/tp5/api/UserSignIn/remind', { on: on ? 1 : 0, hour }))
    setAsking(false)
    toast(on ? `好的，没签到的话 ${clock(hour)} 提醒您` : '好的，不再提醒')
  })
  const reminder = saved ?? data
  if (!reminder) return null
  const { on, hour, hours } = reminder
  return (
    <Card bare>
      <Switch
        label={`每天 ${clock(hour)} 提醒我`}
        note="签过到的那天不提醒"
        on={on === 1}
        onChange={(next) => void submit(next, hour)}
      />
      {on === 1 && (
        <Cell icon="clock" title="换个时间" value={clock(hour)} onPress={() => setAsking(true)} />
      )}
      <CallError error={error} />
      <Sheet open={asking} title="几点提醒" onClose={() => setAsking(false)}>
        <RadioGroup
          label="几点提醒"
          options={hours.map((one) => ({ value: String(one), label: clock(one) }))}
          value={String(hour)}
          onChange={(one) => void submit(true, Number(one))}
        />
      </Sheet>
    </Card>
  )
}
