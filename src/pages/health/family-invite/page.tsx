import { useState } from 'react'
import type { Out } from '@contract/api'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { FamilyConsent } from '@/parts/health/family/FamilyConsent'
import { type Side, useFamily } from '@/parts/health/family/family'
import { InviteForm } from './InviteForm'
import { ShowCode } from './ShowCode'

type Invitation = Out<'/tp5/api/ExchangeShop/HealthFamily/invite'>

/** Asks somebody to look at mine, or to let me look at theirs. */
export default function FamilyInvite() {
  const family = useFamily()
  const [me, setMe] = useState<Side>('watcher')
  const [invitation, setInvitation] = useState<Invitation>()
  if (!family.data) return <UnloadedScreen route="healthFamilyInvite" call={family} rows={4} />
  const code = invitation?.code
  if (code) return <ShowCode code={code} me={me} />
  const { consented, measures } = family.data
  if (me === 'elder' && consented === 0) return <FamilyConsent route="healthFamilyInvite" />
  return <InviteForm me={me} onMe={setMe} measures={measures} onShow={setInvitation} />
}
