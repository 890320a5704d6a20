import { observer } from 'mobx-react'
import { useRead } from '@/cache/useRead'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { ring } from '@/platform/ring'

/** How to reach whoever runs a machine, for who is signed in; nothing where they do not want it. */
export const OperatorCell = observer(function OperatorCell({ machineId }: { machineId: number }) {
  const asked = session.signedIn ? { machine_id: machineId } : null
  const contact = useRead('/tp5/api/IterContact/show', asked).data?.contact
  if (!contact) return null
  const { name, phone, hours } = contact
  return (
    <Card bare>
      <Cell
        icon="phone"
        title={`联系运维 ${name}`}
        value={hours || phone}
        onPress={() => void ring(phone)}
      />
    </Card>
  )
})
