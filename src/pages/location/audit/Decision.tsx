import { Foot } from '@/blocks/screen/Foot'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'

export type Pass = 0 | 1

/** Good or not. */
export const Decision = ({ onDecide }: { onDecide: (pass: Pass) => void }) => (
  <Foot>
    <Row justify="end">
      <Button kind="outline" onPress={() => onDecide(0)}>
        不通过
      </Button>
      <Button onPress={() => onDecide(1)}>通过</Button>
    </Row>
  </Foot>
)
