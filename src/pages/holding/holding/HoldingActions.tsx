import { useState } from 'react'
import type { Holding } from '@/parts/holding/holding'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Row } from '@/ui/row/Row'
import { GiveSheet } from './GiveSheet'

/** Use it, give it on, or take it back. */
export function HoldingActions({ holding }: { holding: Holding }) {
  const { holding_id, actions, invite } = holding
  const [giving, setGiving] = useState(false)
  const takeBack = useSubmit(async () => {
    await api.post('/tp5/api/VipPackets/takeBack', { holding_id })
    toast('已收回，又是您的了')
  })
  const can = (action: Holding['actions'][number]) => actions.includes(action)
  return (
    <Foot>
      <CallError error={takeBack.error} />
      <Row>
        {can('takeBack') && (
          <Button
            kind="outline"
            shape="full"
            busy={takeBack.busy}
            onPress={() => void takeBack.submit()}
          >
            收回
          </Button>
        )}
        {invite && (
          <Button
            shape="full"
            onPress={() => void go('holdingInvite', { invite_id: invite.invite_id })}
          >
            看邀请
          </Button>
        )}
        {can('give') && (
          <Button kind="outline" shape="full" onPress={() => setGiving(true)}>
            转赠
          </Button>
        )}
        {can('use') && (
          <Button shape="full" onPress={() => void go('businessPacketsUse', { holding_id })}>
            出示券码
          </Button>
        )}
      </Row>
      {giving && <GiveSheet holding={holding} onClose={() => setGiving(false)} />}
    </Foot>
  )
}

export const hasActions = ({ actions, invite }: Holding): boolean =>
  invite !== null || actions.some((action) => action !== 'reveal' && action !== 'receive')
