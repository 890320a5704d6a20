import { View } from '@tarojs/components'
import { Question } from '@/blocks/form/Question'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { PartSheet } from './PartSheet'
import { ShipSheet } from './ShipSheet'
import type { Answers } from './useAnswers'
import { WordsSheet } from './WordsSheet'

interface SheetsProps {
  afterSale: DeskAfterSale
  answers: Answers
}

/** The layers on which something is asked before it happens. */
export function Sheets({ afterSale, answers }: SheetsProps) {
  const { asking, dismiss, approve, refuse, say } = answers
  return (
    <>
      <Question
        open={asking === 'approve'}
        title="通过吗？"
        confirm="确认通过"
        act={approve}
        onCancel={dismiss}
      >
        <View>{`通过就是：${afterSale.yes}。`}</View>
      </Question>
      {asking === 'refuse' && (
        <WordsSheet
          {...{
            title: '拒绝',
            label: '原因，顾客会看到',
            missing: '请写明原因',
            button: '确定拒绝',
          }}
          note={`拒绝就是：${afterSale.no}。`}
          act={refuse}
          onClose={dismiss}
        />
      )}
      {asking === 'say' && (
        <WordsSheet
          {...{ title: '给顾客留言', label: '留言', missing: '请写下要说的话', button: '发送' }}
          act={say}
          onClose={dismiss}
        />
      )}
      {asking === 'part' && <PartSheet afterSale={afterSale} answers={answers} />}
      {asking === 'ship' && <ShipSheet afterSale={afterSale} answers={answers} />}
    </>
  )
}
