export { demoMornings } from './demo-mornings'
export { presentWeek, type Week } from './present'
export { signInOnce } from './sign'
export { hasSignedIn } from './stayed'
