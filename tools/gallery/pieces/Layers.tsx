import { type ReactNode, useState } from 'react'
import { AskedButton } from '@/blocks/form/AskedButton'
import { FormSheet } from '@/blocks/form/FormSheet'
import { Question } from '@/blocks/form/Question'
import { WordsSheet } from '@/blocks/form/WordsSheet'
import { DateRangeSheet } from '@/blocks/ledger/DateRangeSheet'
import { allTime, monthRange } from '@/blocks/ledger/dateRange'
import { RequestFailed } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { Facts } from '@/ui/facts/Facts'
import { Field } from '@/ui/field/Field'
import { FilterSheet } from '@/ui/filter/FilterSheet'
import { Sheet } from '@/ui/sheet/Sheet'
import { Piece, Row } from '../Piece'

/** The names of the buttons that open a layer each; the tests press them all. */
export const layerNames = [
  '对话框',
  '先问再做',
  '浮层',
  '填一填',
  '写几句',
  '选月份',
  '选时间',
  '筛一筛',
] as const

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
    填一填: (
      <FormSheet
        title="寄回的快递"
        submitText="已寄出"
        busy={false}
        error={offline}
        onSubmit={close}
        onClose={close}
      >
        <Field label="快递公司" maxLength={20} value="顺丰" onChange={() => undefined} />
        <Field label="快递单号" maxLength={32} value="" onChange={() => undefined} />
      </FormSheet>
    ),
    写几句: (
      <WordsSheet
        title="拒绝"
        note="拒绝就是：不退款，商品不用寄回。"
        label="原因，顾客会看到"
        missing="请写明原因"
        submitText="确定拒绝"
        danger
        act={{ submit: async () => close(), busy: false, error: undefined }}
        onClose={close}
      />
    ),
    选月份: <DateRangeSheet range={monthRange('2026-03')} onClose={close} onChoose={close} />,
    选时间: <DateRangeSheet range={allTime} onClose={close} onChoose={close} />,
    筛一筛: (
      <FilterSheet
        groups={[
          { name: 'pay', title: '怎么付', choices: [{ value: 'points', text: '只用积分' }] },
          { name: 'stock', title: '有没有货', choices: [{ value: 'in', text: '只看有货' }] },
        ]}
        chosen={{ stock: 'in' }}
        onChoose={close}
        onClose={close}
      />
    ),
  }
  return (
    <Piece name="浮层 Dialog · Question · AskedButton · Sheet · FormSheet · WordsSheet · FilterSheet">
      <Row>
        {layerNames.map((name) => (
          <Button key={name} kind="soft" onPress={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <AskedButton
        text="停下这个计划"
        title="停下这个计划？"
        confirm="停下"
        done="已停下"
        write={async () => undefined}
      >
        打过的勾和小结都留着。
      </AskedButton>
      {open && layers[open]}
    </Piece>
  )
}
