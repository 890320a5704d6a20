import { Checkbox } from '@/ui/switch/Checkbox'
import { Row } from '@/ui/row/Row'

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

interface RestDaysProps {
  /** 1 is Monday: 67. */
  days: string
  onChange: (days: string) => void
}

/** The days of the week on which the shop rests. */
export const RestDays = ({ days, onChange }: RestDaysProps) => (
  <Row wrap>
    {weekdays.map((name, nth) => {
      const day = String(nth + 1)
      const rests = days.includes(day)
      const others = days.replace(day, '')
      return (
        <Checkbox
          key={day}
          label={`周${name}休息`}
          ticked={rests}
          onChange={(ticked) => onChange(ticked ? [...others, day].sort().join('') : others)}
        >
          {`周${name}`}
        </Checkbox>
      )
    })}
  </Row>
)
