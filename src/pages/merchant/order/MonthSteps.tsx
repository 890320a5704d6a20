import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'

interface MonthStepsProps {
  month: string
  /** Empty where there is none. */
  earlier: string
  later: string
  onMonth: (month: string) => void
}

/** A month, with the ways to those beside it. */
export const MonthSteps = ({ month, earlier, later, onMonth }: MonthStepsProps) => (
  <Row justify="between">
    <Step to={earlier} onMonth={onMonth}>
      上个月
    </Step>
    <Text size="md" strong>
      {month}
    </Text>
    <Step to={later} onMonth={onMonth}>
      下个月
    </Step>
  </Row>
)

interface StepProps extends Pick<MonthStepsProps, 'onMonth'> {
  to: string
  children: string
}

const Step = ({ to, onMonth, children }: StepProps) =>
  to ? (
    <Button kind="text" onPress={() => onMonth(to)}>
      {children}
    </Button>
  ) : (
    <Text tone="ink3">{children}</Text>
  )
