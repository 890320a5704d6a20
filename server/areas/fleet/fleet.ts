export { sellInDemo } from './demo-sale'
export { demoPlaces, singleDays } from './sales/plant-sales'
export { placeMachine } from './write/place-machine'
