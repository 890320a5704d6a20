import { View } from '@tarojs/components'
import { useState } from 'react'
import type { HoldingRow } from '@/parts/holding/holding'
import { Ticket } from '@/parts/holding/Ticket'
import { TicketEnd } from '@/parts/holding/TicketEnd'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { useReceive } from './useReceive'

/** What a packet or a membership holds: received one by one, each then a thing of its own. */
export function Rights({ rights }: { rights: readonly HoldingRow[] }) {
  const { ask, send, parcel, giveUp } = useReceive()
  const [asked, setAsked] = useState('')
  const left = rights.filter(({ actions }) => actions.includes('receive')).length
  const receive = (right: HoldingRow) => {
    setAsked(right.holding_id)
    void ask.submit(right)
  }
  return (
    <View>
      <SectionHead title={left > 0 ? `权益，还有 ${left} 项没领` : '权益'} />
      <Stack>
        {rights.map((right) => (
          <View key={right.holding_id}>
            {right.actions.includes('receive') ? (
              <Ticket holding={right}>
                <Button
                  shape="pill"
                  label={`领取：${right.title}`}
                  busy={ask.busy && asked === right.holding_id}
                  onPress={() => receive(right)}
                >
                  领取
                </Button>
              </Ticket>
            ) : (
              <Ticket
                holding={right}
                onOpen={() => void go('holding', { holding_id: right.holding_id })}
              >
                <TicketEnd holding={right} />
              </Ticket>
            )}
            {asked === right.holding_id && <CallError error={ask.error} />}
          </View>
        ))}
      </Stack>
      {parcel && (
        <AddressSheet
          title={parcel.title}
          busy={send.busy}
          error={send.error}
          onClose={giveUp}
          onChoose={(addressId) => void send.submit(parcel.holding_id, addressId)}
        />
      )}
    </View>
  )
}
