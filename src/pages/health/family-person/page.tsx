import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { FamilyConsent } from '@/parts/health/family/FamilyConsent'
import type { Detail } from '@/parts/health/family/family'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'
import { Answer } from './Answer'
import { Shared } from './Shared'
import { Standing } from './Standing'

/** One of my family: to be answered, or as it was agreed. */
export default function FamilyPerson() {
  const { watch_id, code } = useRoute('healthFamilyPerson')
  const isNamed = watch_id !== undefined || code !== undefined
  const call = useRead(
    '/tp5/api/ExchangeShop/HealthFamily/detail',
    isNamed ? { ...(watch_id && { watch_id }), ...(code && { code }) } : null,
  )
  if (!isNamed) return <Nobody />
  if (!call.data) return <UnloadedScreen route="healthFamilyPerson" call={call} rows={4} />
  return <Of detail={call.data} code={code} />
}

const Nobody = () => (
  <Screen route="healthFamilyPerson">
    <Empty title="没有选家人" text="先到“家人”页里选一位">
      <Button onPress={() => void replace('healthFamily')}>去“家人”</Button>
    </Empty>
  </Screen>
)

function Of({ detail, code }: { detail: Detail; code: string | undefined }) {
  const { watch, consented } = detail
  const isMine = watch.me === 'elder' && (watch.waits_for_me === 1 || watch.state === 'on')
  if (isMine && consented === 0) return <FamilyConsent route="healthFamilyPerson" />
  if (watch.waits_for_me === 1) return <Answer detail={detail} code={code} />
  return isMine ? <Shared detail={detail} /> : <Standing detail={detail} />
}
