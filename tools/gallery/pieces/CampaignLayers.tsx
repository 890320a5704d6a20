import { type ReactNode, useState } from 'react'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { ClaimSheet } from '@/parts/campaign/act/ClaimSheet'
import { PaySheet } from '@/parts/campaign/act/PaySheet'
import { Questions } from '@/parts/campaign/act/Questions'
import { Opened } from '@/parts/campaign/receipt/Opened'
import { Refused } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { bankCampaign, boxCampaign, partOf, prizes, receiptOf } from '../campaigns'
import { nothing } from '../nothing'
import { Piece, Row } from '../Piece'

/** The names of the buttons that open a layer each; the tests press them all. */
const names = ['填地址', '核对', '选付法', '先问清', '开盒'] as const

type Name = (typeof names)[number]

const short = new Refused(2003, '积分不够，还差 120 积分')
/** No message to wait for: a card's first digits and a picture to read. */
const quick = {
  ...bankCampaign,
  needs: { ...bankCampaign.needs, sms: 0 as const, code: 0 as const },
}

/** What is asked before a prize is received, and what jumps out of a box. */
export function CampaignLayers() {
  const [open, setOpen] = useState<Name>()
  const onClose = () => setOpen(undefined)
  const prize = prizes[1]
  const asking = partOf({ asking: 'receive', prize, stopAsking: onClose })
  const layers: Record<Name, ReactNode> = {
    填地址: (
      <AddressSheet
        title="搪瓷马克杯 450ml"
        busy={false}
        error={undefined}
        onClose={onClose}
        onChoose={onClose}
      />
    ),
    核对: (
      <ClaimSheet
        campaign={bankCampaign}
        told={partOf().told}
        busy={false}
        error={undefined}
        onClose={onClose}
        onGive={nothing}
      />
    ),
    选付法: <PaySheet campaign={boxCampaign} part={partOf({ error: short })} onClose={onClose} />,
    先问清: <Questions campaign={quick} part={asking} />,
    开盒: <Opened receipt={receiptOf({ success: '/receivesuccess' })} onClose={onClose} />,
  }
  return (
    <Piece name="AddressSheet · ClaimSheet · PaySheet · Questions · Opened">
      <Row>
        {names.map((name) => (
          <Button key={name} kind="soft" onPress={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {open && layers[open]}
    </Piece>
  )
}
