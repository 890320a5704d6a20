import { Foot } from '@/blocks/screen/Foot'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import type { Answer } from './useAnswers'

interface AnswersProps {
  afterSale: DeskAfterSale
  onAsk: (answer: Answer) => void
}

const texts: Record<Answer, string> = {
  say: '留言',
  refuse: '拒绝',
  part: '退一部分',
  ship: '登记寄出',
  approve: '通过',
}

/** The next step last and primary. */
const primary: readonly Answer[] = ['ship', 'approve']

export const Answers = ({ afterSale: { actions }, onAsk }: AnswersProps) => (
  <Foot>
    <Row gap="s2" justify="end" wrap>
      {actions.map((action) => (
        <Button
          key={action}
          kind={primary.includes(action) ? 'primary' : 'outline'}
          onPress={() => onAsk(action)}
        >
          {texts[action]}
        </Button>
      ))}
    </Row>
  </Foot>
)
