import { newestModel, type PriceList } from './price-list.ts'
import { shippedConstants } from './shipped-constants.ts'

/** Fitted together to the planner: one of them without the others counts wrongly. */
const { aisleSpacing, aislesPerRow, endAnchors, wallShare } = shippedConstants

/** A list of an earlier model as the beginning of a new one; prices stay as they are. */
export const upgradedList = <List extends Omit<PriceList, 'version'>>(list: List): List =>
  list.model === newestModel
    ? list
    : {
        ...list,
        model: newestModel,
        constants: { ...list.constants, aisleSpacing, aislesPerRow, endAnchors, wallShare },
      }
