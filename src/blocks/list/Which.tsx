import { Screen } from '@/blocks/screen/Screen'
import type { RouteName } from '@/routes/route'
import { Choices, type ChoicesProps } from './Choices'

interface WhichProps<Row> extends ChoicesProps<Row> {
  route: RouteName
  /** Which of the rows is meant. */
  question: string
}

/** The page of one thing, opened by an address that does not say which: the person says it. */
export const Which = <Row,>({ route, question, ...choices }: WhichProps<Row>) => (
  <Screen route={route} title={question}>
    <Choices {...choices} />
  </Screen>
)
