/** From the throwing table to the scene: there micrometres or millimetres with z up and y away from the thrower, here centimetres with y up and z towards them. */
import { Quaternion, Vector3 } from 'three';

const MM = 0.1;
const UM = 0.0001;

/** A place in millimetres, as films have it. */
export const fromMm = (x: number, y: number, z: number, into = new Vector3()): Vector3 => into.set(x * MM, z * MM, -y * MM);
/** A place in micrometres, as records and lying dice have it. */
export const fromUm = (x: number, y: number, z: number, into = new Vector3()): Vector3 => into.set(x * UM, z * UM, -y * UM);
/** A quaternion w, x, y, z of any length. */
export const turnedLike = (w: number, x: number, y: number, z: number, into = new Quaternion()): Quaternion =>
  into.set(x, z, -y, w).normalize();

/** A place of the scene in micrometres of the table. */
export const toUm = ({ x, y, z }: Vector3): [number, number, number] => [Math.round(x / UM), Math.round(-z / UM), Math.round(y / UM)];
