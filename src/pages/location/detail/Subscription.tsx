import { CallError } from '@/blocks/form/CallError'
import type { LeadDetail } from '@/parts/location/location'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Switch } from '@/ui/switch/Switch'

/** Whether I am told when it moves. */
export function Subscription({ lead: { lead_id, subscribed } }: { lead: LeadDetail }) {
  const set = useSubmit((on: boolean) =>
    api.post('/tp5/api/VillageDevelop/subscription', { lead_id, on: on ? 1 : 0 }),
  )
  return (
    <Card>
      <Switch
        label="有进展告诉我"
        note="别人动了这个点位，会在消息里提醒"
        on={subscribed === 1}
        onChange={(on) => void set.submit(on)}
      />
      <CallError error={set.error} />
    </Card>
  )
}
