import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** The policy, and to which version of it this person said yes. */
export function Acceptance() {
  const { data } = useCall(
    () => (session.signedIn ? api.get('/user/Center/agreement') : Promise.resolve(null)),
    [],
  )
  return (
    <Card bare>
      <Cell
        title="隐私政策"
        value={data ? `现行 ${data.privacy_version} 版` : ''}
        onPress={() => void go('privacy')}
      />
      {data && (
        <Cell
          title="我的同意"
          value={`${dayOf(new Date(data.accepted_at))} · ${data.accepted_version} 版`}
        />
      )}
    </Card>
  )
}
