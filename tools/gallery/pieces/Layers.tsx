import { type ReactNode, useState } from 'react'
import { Question } from '@/blocks/form/Question'
import { DateRangeSheet } from '@/blocks/ledger/DateRangeSheet'
import { allTime, monthRange } from '@/blocks/ledger/dateRange'
import { RequestFailed } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { Facts } from '@/ui/facts/Facts'
import { Sheet } from '@/ui/sheet/Sheet'
import { Piece, Row } from '../Piece'

/** The names of the buttons that open a layer each; the tests press them all. */
export const layerNames = ['对话框', '先问再做', '浮层', '选月份', '选时间'] as const

const offline = new RequestFailed('/', 'offline')

type LayerName = (typeof layerNames)[number]

/** What lies over the page until it is answered. */
export function Layers() {
  const [open, setOpen] = useState<LayerName>()
  const close = () => setOpen(undefined)
  const layers: Record<LayerName, ReactNode> = {
    对话框: (
      <Dialog
        open
        title="确定退回这件？"
        confirm="退回"
        cancel="再想想"
        danger
        onConfirm={close}
        onCancel={close}
      >
        1,200 积分马上退回，¥9.90 在 1–3 天内原路退。
      </Dialog>
    ),
    先问再做: (
      <Question
        title="取消这个订单吗？"
        confirm="确认取消"
        danger
        act={{ submit: async () => close(), busy: false, error: offline }}
        onCancel={close}
      >
        1,200 积分马上退回。
      </Question>
    ),
    浮层: (
      <Sheet
        open
        title="怎么算的"
        onClose={close}
        footer={
          <Button shape="full" onPress={close}>
            知道了
          </Button>
        }
      >
        <Facts
          facts={[
            { name: '商品', value: '1,460 积分' },
            { name: '会员减', value: '−260 积分' },
            { name: '要付', value: '1,200 积分', strong: true },
          ]}
        />
      </Sheet>
    ),
    选月份: <DateRangeSheet range={monthRange('2026-03')} onClose={close} onChoose={close} />,
    选时间: <DateRangeSheet range={allTime} onClose={close} onChoose={close} />,
  }
  return (
    <Piece name="浮层 Dialog · Question · Sheet">
      <Row>
        {layerNames.map((name) => (
          <Button key={name} kind="soft" onPress={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {open && layers[open]}
    </Piece>
  )
}
