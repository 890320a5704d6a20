import { useState } from 'react'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { CallError } from '@/blocks/form/CallError'
import { Button } from '@/ui/button/Button'
import type { MachineOrderRow } from '../machine'
import { PresenceSheet } from '../presence/PresenceSheet'

interface PickUpButtonProps {
  order: Pick<MachineOrderRow, 'order_sn' | 'machine_sn' | 'machine_name'>
  onMoved: () => Promise<void>
}

/** Lets out what is kept, for who stands before the machine. */
export function PickUpButton({ order, onMoved }: PickUpButtonProps) {
  const { order_sn, machine_sn, machine_name: name } = order
  const [asking, setAsking] = useState(false)
  const { submit, busy, error } = useSubmit(async () => {
    setAsking(false)
    await api.post('/tp5/api/OfflineOrder/pickUp', { order_sn })
    await onMoved()
  })
  return (
    <>
      <CallError error={error} />
      <Button shape="full" busy={busy} onPress={() => setAsking(true)}>
        现在取货
      </Button>
      {asking && (
        <PresenceSheet
          machine={{ machine_sn, name }}
          deed="现在出货"
          standing={false}
          onHere={() => void submit()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
