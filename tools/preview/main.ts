/** `npm run preview:weapp`, `npm run preview:iter`: the compiled mini programs in a browser. */
import people from '../../demo/people.json'
import { runPreview } from '../mini-program/preview/command'
import { product } from './product'
import { signIn } from './signIn'

const persons = Object.values(people)

void runPreview(process.argv.slice(2), {
  ...product,
  server: 'http://127.0.0.1:8080',
  build: 'npm run build:weapp, npm run build:iter',
  places: {
    '清溪村·东苑': '30.3786,120.0214',
    '清溪村·西苑': '30.3742,120.0087',
    '柳湾村·北里': '30.4021,120.0513',
  },
  people: persons.map(({ nickname }) => nickname),
  signIn(server, name) {
    const person = persons.find(({ nickname }) => nickname === name)
    return signIn(server, person?.phone ?? '')
  },
})
