import { ToolFrame } from './tool-frame.tsx'
import { TwoPlans } from '../exports/two-plans.tsx'
import { MapPanel, Values } from '../placement/map-panel.tsx'
import { PlaceAnchors } from '../placement/place-anchors.tsx'
import { Choices, Figures } from '../placement/placement-panel.tsx'
import { WhyHere } from '../placement/why-here.tsx'
import { WhyNot } from '../placement/why-not.tsx'
import { Beginnings } from '../planner/beginnings.tsx'
import { PlanCanvas } from '../planner/canvas.tsx'
import { HallFields } from '../planner/hall-fields.tsx'
import { KeyHelp } from '../planner/key-help.tsx'
import { ObjectList } from '../planner/object-list.tsx'
import { PicturePanel } from '../planner/picture-panel.tsx'
import { ProblemList } from '../planner/problem-list.tsx'
import { RowOptions } from '../planner/row-options.tsx'
import { ToolBar, useUndoKeys } from '../planner/tool-bar.tsx'
import styles from './tool.module.css'
import { Onwards } from './onwards.tsx'
import { useWorkbench } from './workbench.ts'

/** Where a building is drawn and its anchors are placed: everything of it stands in one frame. */
export function Tool() {
  const { title } = useWorkbench().plannerWords
  const keys = useUndoKeys()
  return (
    <div ref={keys} className={styles.live}>
      <div className={styles.bar}>
        <ToolBar />
      </div>
      <ToolFrame
        plan={<PlanCanvas />}
        results={
          <>
            <TwoPlans />
            <h2 id="planner-title">{title}</h2>
            <Figures />
            <PlaceAnchors />
          </>
        }
        side={<Side />}
      />
    </div>
  )
}

function Side() {
  return (
    <>
      <ProblemList />
      <RowOptions />
      <MapPanel />
      <Onwards />
      <Beginnings />
      <div>
        <HallFields />
        <PicturePanel />
      </div>
      <ObjectList />
      <Values />
      <Choices />
      <WhyHere />
      <WhyNot />
      <KeyHelp />
    </>
  )
}
