import { dragPictures } from "./drag-pictures.ts";
import { sendPictures } from "./send-pictures.ts";

document.documentElement.dataset.arranges = "";
sendPictures();
dragPictures();
