import { choosePictures } from "./choose-pictures.ts";
import { dragPictures } from "./drag-pictures.ts";
import { sendPictures } from "./send-pictures.ts";

document.documentElement.dataset.arranges = "";
choosePictures();
sendPictures();
dragPictures();
