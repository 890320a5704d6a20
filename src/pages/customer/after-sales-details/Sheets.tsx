import { View } from '@tarojs/components'
import { Question } from '@/blocks/form/Question'
import { WordsSheet } from '@/blocks/form/WordsSheet'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { PartSheet } from './PartSheet'
import { ShipSheet } from './ShipSheet'
import type { Answers } from './useAnswers'

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
          title="拒绝"
          note={`拒绝就是：${afterSale.no}。`}
          label="原因，顾客会看到"
          missing="请写明原因"
          submitText="确定拒绝"
          act={refuse}
          onClose={dismiss}
        />
      )}
      {asking === 'say' && (
        <WordsSheet
          title="给顾客留言"
          label="留言"
          missing="请写下要说的话"
          submitText="发送"
          act={say}
          onClose={dismiss}
        />
      )}
      {asking === 'part' && <PartSheet afterSale={afterSale} answers={answers} />}
      {asking === 'ship' && <ShipSheet afterSale={afterSale} answers={answers} />}
    </>
  )
}
